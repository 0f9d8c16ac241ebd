import { Helmet } from 'react-helmet'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'

const FONTS = ['fraunces-display-normal.woff2', 'figtree-latin-wght-normal.woff2']

/** The two fonts of the first view, fetched beside the style sheet that names them. */
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
