/** Says on the console what would otherwise fail in silence, so that the story's test fails. */
export function reportSilentFailures(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    console.error('A promise was rejected and nobody handled it:', reason);
  });
}
