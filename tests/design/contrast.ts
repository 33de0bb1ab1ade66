/** Relative luminance of an opaque color (`#rrggbb`), as WCAG 2 defines it. */
function luminance(color: string): number {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!digits) throw new Error(`'${color}' is not an opaque color of six digits.`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors by the formula of WCAG 2: from 1 to 21, whichever comes first. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
