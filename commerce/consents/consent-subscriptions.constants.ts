import type { SubscriptionList } from '../newsletter/newsletter.schemas'

type Channel = 'email' | 'sms' | 'whatsapp'

export interface ConsentSubscription {
  id: SubscriptionList
  channels: readonly Channel[]
  /** Locale → text. */
  title: Readonly<Record<string, string>>
  subtitle: Readonly<Record<string, string>>
  tags: readonly string[]
}

/** The newsletter's lists (FORM-018), as the Shopper Consents API offers them. All are optional. */
export const CONSENT_SUBSCRIPTIONS: readonly ConsentSubscription[] = [
  {
    id: 'offersupdates',
    channels: ['email', 'sms'],
    title: { default: 'Offers & Updates', es: 'Ofertas y novedades' },
    subtitle: {
      default: 'New chocolates, seasonal boxes and offers.',
      es: 'Chocolates nuevos, cajas de temporada y ofertas.',
    },
    tags: ['homepage_banner', 'email_signup', 'registration', 'checkout', 'user_profile'],
  },
  {
    id: 'fundraising',
    channels: ['email'],
    title: { default: 'Fundraising', es: 'Recaudación de fondos' },
    subtitle: {
      default: 'Ideas and dates for schools, clubs and teams.',
      es: 'Ideas y fechas para escuelas, clubes y equipos.',
    },
    tags: ['email_signup', 'user_profile'],
  },
  {
    id: 'businessgifts',
    channels: ['email'],
    title: { default: 'Business Gifts', es: 'Regalos de empresa' },
    subtitle: {
      default: 'Gifts for clients and colleagues, volume prices included.',
      es: 'Regalos para clientes y colegas, con precios por volumen.',
    },
    tags: ['email_signup', 'user_profile'],
  },
]
