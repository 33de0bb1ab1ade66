import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contactForm } from '../content/contact.ts';
import { waitlistForm } from '../content/waitlistForm.ts';
import { refusedHeading } from '../content/refusedPost.ts';
import { contact } from '../contract/forms/contact.ts';
import { carriedNames } from '../contract/forms/form.ts';
import type { RenderRefusedForm } from '../contract/forms/refused.ts';
import { waitlist } from '../contract/forms/waitlist.ts';
import { PostFormView } from '../forms/PostForm/PostFormView.tsx';

const known = [
  { form: waitlist, copy: waitlistForm },
  { form: contact, copy: contactForm },
] as const;

/** A form with what was typed and what is wrong with it: all that the server itself ever renders. */
export const renderRefusedForm: RenderRefusedForm = ({ path, status, errors, values }) => {
  const found = known.find(({ form }) => form.path === path);
  if (found === undefined) throw new Error(`No form is posted to ${path}.`);
  const { form, copy } = found;
  const carried = carriedNames(form).map((name) => [name, values[name] ?? ''] as const);
  return renderToStaticMarkup(
    <StaticRouter location={form.page}>
      <PostFormView
        {...copy}
        form={form}
        state={{ status: 'idle', errors }}
        defaultValues={values}
        refusal={{
          heading: refusedHeading(status, errors.length, copy.failures),
          carried: Object.fromEntries(carried),
        }}
        onSubmit={() => undefined}
      />
    </StaticRouter>,
  );
};
