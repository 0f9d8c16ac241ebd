import { Helmet } from '@/ui/helmet'
import { assetUrl } from '@/site/asset-url'

const FONTS = ['fraunces-display-normal.woff2', 'figtree-latin-wght-normal.woff2']

/** Preloads the two fonts of the first view in parallel with the style sheet that uses them. */
export function FontPreload() {
  return (
    <Helmet>
      {FONTS.map((file) => (
        <link
          key={file}
          rel="preload"
          as="font"
          type="font/woff2"
          href={assetUrl(`static/fonts/${file}`)}
          crossOrigin="anonymous"
        />
      ))}
    </Helmet>
  )
}
