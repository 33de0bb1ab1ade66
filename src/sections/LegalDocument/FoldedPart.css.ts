import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, screenBelow, space, typeScale } from '../../design/tokens.ts';
import { contents as listed } from './LegalDocument.css.ts';

/** A part whose text is folded on a phone. */
export const foldedPart = style({
  display: 'grid',
  minWidth: 0,
  borderBottom: hairline,
  '@media': {
    [from('md')]: { gap: space[4], border: 0 },
    print: { gap: space[4], border: 0 },
  },
});

/** Inline, so that the heading is beside the fold's marker. */
export const name = style({ ...typeScale.h3, display: 'inline' });

globalStyle(`${foldedPart} > details > div`, {
  paddingBottom: space[6],
  '@media': { [from('md')]: { paddingBottom: 0 } },
});

/** Contents, hidden on a phone: there the headings of the folded parts serve as contents. */
export const contents = style([listed, { '@media': { [screenBelow('md')]: { display: 'none' } } }]);
