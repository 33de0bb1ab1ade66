import { palette } from '../../src/design/palette.ts';
import { family } from '../../src/design/families.ts';

/** A picture that is drawn as a page. */
interface Drawn {
  readonly html: string;
  readonly css: string;
}

/** The head of an email: the logo on the dark ground, and what the product is. */
export const emailHeader = (logo: string, line: string): Drawn => ({
  html: `<div class="header">${logo}<p>${line}</p></div>`,
  css: `.header{box-sizing:border-box;width:600px;height:160px;padding:36px 40px;display:grid;align-content:space-between;background:${palette.navy950}}
.header svg{display:block;height:38px;width:auto}
.header p{margin:0;font:450 15px/1.4 ${family.text};color:${palette.navy300}}`,
});
