import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { GlobalBanners } from '@/blocks/global-banners/global-banners'
import { SectionBoundary } from '@/errors/section-boundary'
import { promoBannerQuery } from '@/integrations/content-hub/content.queries'
import { WishListWatch } from '@/shopper/wish-list/wish-list-watch'
import { useShopperContext } from '@/shopper/context/use-shopper-context'
import { findPage } from '@/site/find-page'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { GenericFailure } from './failures/app-error-view'
import { ToastHost } from '@/ui/toast-host'
import { ChatLauncher } from './chat/chat-launcher'
import { CheckoutFooter } from './footer/checkout-footer'
import { CheckoutHeader } from './header/checkout-header'
import { shellMessages } from './shell.messages'
import { ConsentBanner } from './background/consent-banner'
import { DialogPrefetch } from './background/dialog-prefetch'
import { ExitGuard } from './background/exit-guard'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { landmarks } from './landmarks'
import { MaintenanceWatch } from './background/maintenance-watch'
import { OfflineNotice } from './failures/offline-notice'
import { PageParts } from './page-parts'
import { PageChange } from './background/page-change'
import { PickupMixWatch } from './background/pickup-mix-watch'
import { PicturePrefetch } from './background/picture-prefetch'
import { SheetHost } from './sheets/sheet-host'
import { SheetLinks } from './sheets/sheet-links'
import { SessionWatch } from './background/session-watch'
import { SkipLinks } from './header/skip-links'
import { ThirdPartyScripts } from './background/third-party-scripts'
import { WorkerWatch } from './background/worker-watch'
import styles from './shell.module.css'

const CookieNotice = loadable(() => import('./failures/cookie-notice'), { ssr: false })
const PARTS = { Header, Footer }
const PreviewTools = loadable(() => import('./preview/preview-tools'), { ssr: false })

/**
 * The frame of a page: full, minimal in the checkout, none for the visualization. Each Suspense
 * boundary hydrates separately and in short steps, so that taps are handled in between.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const preview = usePreview()
  const { shell: kind, isPrivate } = findPage(pathname)
  if (kind === 'bare') {
    return (
      <main id={landmarks.content}>
        <PageParts.Provider value={PARTS}>{children}</PageParts.Provider>
      </main>
    )
  }
  const isFull = kind !== 'checkout'
  return (
    <div className={styles.shell}>
      <SkipLinks hasHeader={isFull} />
      <OfflineNotice />
      <PageChange />
      <SectionBoundary name="header">
        <Suspense>
          {isFull ? (
            <>
              <PromoBanner />
              <Header />
            </>
          ) : (
            <CheckoutHeader />
          )}
        </Suspense>
      </SectionBoundary>
      <main
        id={landmarks.content}
        className={styles.main}
        tabIndex={-1}
        data-skip-target={landmarks.content}
      >
        {isPrivate && <CookieNotice />}
        <SectionBoundary
          name="page"
          resetKey={pathname}
          fallback={(error) => <GenericFailure error={error} />}
        >
          <Suspense fallback={<GenericFailure />}>{children}</Suspense>
        </SectionBoundary>
      </main>
      <SectionBoundary name="footer">
        <Suspense>{isFull ? <Footer /> : <CheckoutFooter />}</Suspense>
      </SectionBoundary>
      <SheetHost />
      <SheetLinks />
      <ToastHost />
      <ExitGuard />
      <MaintenanceWatch />
      <ShopperContextWatch />
      {isFull && <WishListWatch />}
      <SessionWatch />
      <PickupMixWatch />
      <ChatLauncher />
      <ConsentBanner />
      <PicturePrefetch />
      <DialogPrefetch />
      <ThirdPartyScripts />
      <WorkerWatch />
      {preview && <PreviewTools />}
    </div>
  )
}

/** Keeps the session's shopper context up to date on every page. */
function ShopperContextWatch() {
  useShopperContext()
  return null
}

/** News, warnings and countdowns above the header, if the site has any (CNT-004). */
function PromoBanner() {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { data } = useQuery(promoBannerQuery(site.id))
  if (!data) return null
  return (
    <aside aria-label={formatMessage(shellMessages.promotion)}>
      <GlobalBanners item={data} />
    </aside>
  )
}
