import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Trx } from '../db/client'
import type { LineProduct } from '../catalog/line-product'
import type { MailService } from '../mail/mail.service'
import { localizedPath, toPictureLink, toStorefrontLink } from '../sites/storefront-link'
import type { Site } from '../sites/site.service'
import { toSubscriptionLocale } from './subscription-locale'
import { toSubscriptionMail, type SubscriptionNews } from './subscription-mails.rules'
import type { StoredSubscription } from './subscription.repository'

type Customer = ShopperCustomersTypes.Customer

export interface NewsDependencies {
  mail: MailService
  storefrontOrigins: readonly string[]
}

export interface NewsFacts {
  site: Site
  subscription: Pick<StoredSubscription, 'id' | 'document' | 'every' | 'period' | 'locale'>
  customer: Pick<Customer, 'email' | 'firstName'> | undefined
  /** Absent if the product is no longer sold. */
  product: LineProduct | undefined
}

export async function queueNewsMail(
  trx: Trx,
  { mail, storefrontOrigins }: NewsDependencies,
  { site, subscription, customer, product }: NewsFacts,
  news: SubscriptionNews,
  occasion: string,
): Promise<void> {
  const { id, document } = subscription
  if (!customer?.email) return
  const locale = toSubscriptionLocale(site, subscription.locale)
  const [name] = locale.chain.flatMap((key) => product?.names?.[key] ?? [])
  const subject = {
    subscriptionId: id,
    siteId: site.id,
    product: name ?? product?.name ?? document.name,
    ...(product?.imagePath && {
      imageUrl: toPictureLink({ storefrontOrigins }, site, product.imagePath),
    }),
    quantity: document.item.quantity,
    interval: { every: subscription.every, period: subscription.period },
    to: customer.email,
    firstName: customer.firstName,
    locale: locale.id,
    link: toStorefrontLink(
      { storefrontOrigins },
      site,
      localizedPath(site, locale.id, '/subscriptions'),
    ),
  }
  await mail.queue(trx, toSubscriptionMail(news, occasion, subject))
}
