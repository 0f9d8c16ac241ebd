import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'
import '@/theme/global.css'
import { FontPreload } from '@/shell/font-preload'
import { Providers } from '@/shell/providers'
import { Shell } from '@/shell/shell'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'

/** The layout that all pages share. */
export default function App({ children }: { children?: ReactNode }) {
  const { accent, locale } = useSite()
  const { cookieConsent } = useSiteConfig().preferences
  return (
    <Providers>
      <Helmet
        htmlAttributes={{
          lang: locale,
          ...(accent && { 'data-accent': accent }),
          ...(cookieConsent && { 'data-cookies': cookieConsent }),
        }}
      />
      <FontPreload />
      <Shell>{children}</Shell>
    </Providers>
  )
}
