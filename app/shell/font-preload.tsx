import { Helmet } from 'react-helmet'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'

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
          href={getAssetUrl(`static/fonts/${file}`)}
          crossOrigin="anonymous"
        />
      ))}
    </Helmet>
  )
}
