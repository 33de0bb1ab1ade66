import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documents } from './built.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      'heading-level': 'error',
      'no-inline-style': 'error',
      // React writes void elements without a slash, boolean attributes with an empty value, and doctype in lower case.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // Rules of style, not of validity.
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
    },
  }),
);

test.each(documents)('the document of $path is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html);
  const findings = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(findings).toEqual([]);
});
