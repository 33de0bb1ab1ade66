import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contactForm } from '../content/contact.ts';
import { waitlistForm } from '../content/waitlistForm.ts';
import { refusedHeading } from '../content/refusedPost.ts';
import { contact } from '../api/forms/contact.ts';
import { hiddenNames } from '../api/forms/form.ts';
import type { RenderRefusedForm } from '../api/forms/refused.ts';
import { waitlist } from '../api/forms/waitlist.ts';
import { PostFormView } from '../forms/PostForm/PostFormView.tsx';

const known = [
  { form: waitlist, copy: waitlistForm },
  { form: contact, copy: contactForm },
] as const;

/** Renders a refused form with its values and errors; the rest of its page is prerendered. */
export const renderRefusedForm: RenderRefusedForm = ({ path, status, errors, values }) => {
  const found = known.find(({ form }) => form.path === path);
  if (found === undefined) throw new Error(`No form is posted to ${path}.`);
  const { form, copy } = found;
  const hidden = hiddenNames(form).map((name) => [name, values[name] ?? ''] as const);
  return renderToStaticMarkup(
    <StaticRouter location={form.page}>
      <PostFormView
        {...copy}
        form={form}
        state={{ status: 'refused', errors }}
        defaultValues={values}
        refusal={{
          heading: refusedHeading(status, errors.length, copy.failures),
          hidden: Object.fromEntries(hidden),
        }}
        onSubmit={() => undefined}
      />
    </StaticRouter>,
  );
};
