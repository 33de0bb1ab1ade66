type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Puts the form's own messages into the browser's validation bubble until the application validates. */
export function showOwnMessages(): void {
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
