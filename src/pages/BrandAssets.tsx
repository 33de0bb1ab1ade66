import { brandAssets } from '../content/brandAssets.ts';
import { assetColors } from '../content/press.ts';
import { BrandAssets as Assets } from '../sections/BrandAssets/BrandAssets.tsx';
import { ColorSwatches } from '../sections/ColorSwatches/ColorSwatches.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Brand assets',
  description:
    'Addresses of the email header, logo, symbol, favicon and social image, each with a preview, and three brand colors.',
  indexed: false,
} satisfies PageMeta;

export function BrandAssets() {
  return (
    <>
      <Assets {...brandAssets} />
      <ColorSwatches {...assetColors} />
    </>
  );
}
