type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Says the form's own words about the first wrong field in the browser's bubble, until the application checks. */
export function sayWhatIsWrong(): void {
  document.addEventListener(
    'invalid',
    ({ target }) => {
      if (!isControl(target)) return;
      target.setCustomValidity('');
      const { required = '', invalid = '' } = target.dataset;
      target.setCustomValidity(target.validity.valueMissing ? required : invalid);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isControl(target)) target.setCustomValidity('');
    },
    true,
  );
}
