import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { addDays } from '@rules/days'
import { shopDay } from '@rules/shop-day'
import { EGiftCards } from '@/features/e-gift-cards/e-gift-cards'
import { eGiftCardMessages as messages } from '@/features/e-gift-cards/e-gift-cards.messages'
import { fetchEssential, type PageComponent } from '@/lib/page-load'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import styles from './e-gift-cards-page.module.css'

/** The service accepts sending days up to this many days ahead. */
const DAYS_AHEAD = 365

/** `/e-gift-cards`: gift cards that are sent by e-mail (ORD-018, ORD-019). */
const EGiftCardsPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const { id: siteId, currency } = useSite()
  const {
    eGiftCardProductIds: ids,
    eGiftCardMinimum,
    eGiftCardMaximum,
  } = useSiteConfig().preferences
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, ids))
  const designs = ids.flatMap((id) => products[id] ?? [])
  const days = useSendingDays()
  const title = formatMessage(messages.title)
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        canonicalPath={paths.eGiftCards()}
      />
      <div className={`container ${styles.page}`}>
        <Breadcrumb current={title} />
        <header className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <p>
            <FormattedMessage {...(designs.length > 0 ? messages.lead : messages.none)} />
          </p>
        </header>
        {designs.length > 0 && (
          <EGiftCards
            designs={designs}
            limits={{
              currency,
              minimum: eGiftCardMinimum,
              maximum: eGiftCardMaximum,
              ...days,
            }}
          />
        )}
      </div>
    </>
  )
}

/**
 * Returns the first and the last possible sending day; only in the browser, since pages are cached
 * for minutes.
 */
function useSendingDays() {
  const [days, setDays] = useState({ firstDay: '', lastDay: '9999-12-31' })
  useEffect(() => {
    const today = shopDay(new Date())
    setDays({ firstDay: today, lastDay: addDays(today, DAYS_AHEAD - 1) })
  }, [])
  return days
}

EGiftCardsPage.load = async ({ queryClient, site }) => {
  const preferences = await fetchEssential(queryClient, sitePreferencesQuery(site.id))
  const ids = preferences?.eGiftCardProductIds ?? []
  await fetchEssential(queryClient, lineProductsQuery(site.id, ids))
}

export default EGiftCardsPage
