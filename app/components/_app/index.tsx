import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'
import '@/theme/global.css'
import { FontPreload } from '@/shell/font-preload'
import { Providers } from '@/shell/providers'
import { Shell } from '@/shell/shell'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'

/**
 * The layout that all pages share. It must not render again while the page is hydrated: React then
 * discards the parts that are not hydrated yet, and renders them again.
 */
export default function App({ children }: { children?: ReactNode }) {
  return (
    <Providers>
      <PageAttributes />
      <FontPreload />
      <Shell>{children}</Shell>
    </Providers>
  )
}

/** The attributes of the page's `html` element. */
function PageAttributes() {
  const { accent, locale } = useSite()
  const { cookieConsent } = useSiteConfig().preferences
  return (
    <Helmet
      htmlAttributes={{
        lang: locale,
        ...(accent && { 'data-accent': accent }),
        ...(cookieConsent && { 'data-cookies': cookieConsent }),
      }}
    />
  )
}
