/** A document in which everything is blended: gradients, shadows, translucency, turned edges, text. */
export const roundingProbe = `<!doctype html><style>
body { margin: 0; font: 15px sans-serif; background: linear-gradient(100deg, #fff, #3a4989 60%, #00cfc8) }
div { float: left; width: 88px; height: 88px; margin: 9px; border-radius: 33px; opacity: .61;
  background: radial-gradient(#b42318, #e3fdfd 70%, transparent); box-shadow: 3px 5px 17px #121a3b }
div + div { transform: rotate(13deg) scale(1.07); filter: blur(1.3px) }
div + div + div { mix-blend-mode: multiply; background: conic-gradient(#16803c, #8a5a00, #fff) }
</style><div>Blended</div><div>and turned</div><div>and multiplied</div><div>again</div>`;
