import type { FastifyInstance } from 'fastify'
import type { Services } from './services'
import { registerAddressValidation } from './providers/address-verification/address-validation.routes'
import { postalTable } from './providers/address-verification/postal-table'
import { registerCaptcha } from './providers/captcha/siteverify.routes'
import { registerCardGateway } from './card-gateway/card-gateway.routes'
import { registerContentHub } from './providers/content-hub/content-hub.routes'
import { registerInstallmentMessaging } from './providers/installments/messaging.routes'
import { registerLogoSleeve } from './providers/logo-sleeve/logo-sleeve.routes'
import { registerRecommendations } from './providers/recommendations/einstein.routes'
import { registerConversations } from './providers/reviews/conversations.routes'
import { registerSocialGallery } from './providers/social-gallery/album.routes'
import { registerStoreLocator } from './providers/store-locator/locator.routes'
import { registerSubscriptions } from './providers/subscriptions/subscriptions.routes'
import { registerSubscriptionOffers } from './providers/subscription-offers/offers.routes'

interface Provider {
  register: (app: FastifyInstance, services: Services) => void
  /** Loads data in advance, for which the first request would otherwise have to wait. */
  prepare?: () => Promise<unknown>
}

/**
 * The external providers whose APIs the engine answers, by folder. To add a provider, list it here,
 * add its tables (`<provider>.tables.ts`) and a migration, and its adapter to `app/integrations/`.
 */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  'address-verification': {
    register: registerAddressValidation,
    prepare: () => postalTable('US'),
  },
  captcha: { register: registerCaptcha },
  'card-gateway': { register: registerCardGateway },
  'content-hub': { register: registerContentHub },
  installments: { register: registerInstallmentMessaging },
  'logo-sleeve': { register: registerLogoSleeve },
  recommendations: { register: registerRecommendations },
  reviews: { register: registerConversations },
  'social-gallery': { register: registerSocialGallery },
  'store-locator': { register: registerStoreLocator },
  'subscription-offers': { register: registerSubscriptionOffers },
  subscriptions: { register: registerSubscriptions },
}

export function registerProviders(app: FastifyInstance, services: Services): void {
  for (const { register } of Object.values(PROVIDERS)) register(app, services)
}

/** Resolves when every provider has loaded its data. */
export async function prepareProviders(): Promise<void> {
  await Promise.all(Object.values(PROVIDERS).map(({ prepare }) => prepare?.()))
}
