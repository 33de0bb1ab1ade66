/** Logs unhandled rejections as console errors, which make the story's test fail. */
export function reportSilentFailures(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    console.error('A promise was rejected and nobody handled it:', reason);
  });
}
