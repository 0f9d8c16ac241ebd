type Channel = 'email' | 'sms' | 'whatsapp'

export interface ConsentSubscription {
  id: string
  /** Absent: marketing. */
  type?: 'marketing' | 'legal'
  channels: readonly Channel[]
  /** Locale → text. */
  title: Readonly<Record<string, string>>
  subtitle: Readonly<Record<string, string>>
  tags: readonly string[]
}

/**
 * The newsletter's lists (FORM-018) and a customer's cookie choices, as the Shopper Consents API
 * offers them. All are optional.
 */
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
  {
    id: 'cookies-measuring',
    type: 'legal',
    channels: ['email'],
    title: { default: 'Cookies for measuring', es: 'Cookies de medición' },
    subtitle: {
      default: 'Which pages are visited and how fast they are.',
      es: 'Qué páginas se visitan y con qué rapidez.',
    },
    tags: ['cookie_choices'],
  },
  {
    id: 'cookies-marketing',
    type: 'legal',
    channels: ['email'],
    title: { default: 'Cookies for marketing', es: 'Cookies de marketing' },
    subtitle: {
      default: 'Recommendations and advertisements that fit.',
      es: 'Recomendaciones y anuncios adecuados.',
    },
    tags: ['cookie_choices'],
  },
]

/** Whether a subscription is also a list of the newsletter. */
export function isNewsletterList(subscriptionId: string): boolean {
  return CONSENT_SUBSCRIPTIONS.some(({ id, type }) => id === subscriptionId && type !== 'legal')
}
