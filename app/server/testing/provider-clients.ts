import {
  getAddress,
  searchAddresses,
  validateAddress,
} from '@/integrations/address-verification/experian.server'
import { createCardSession } from '@/integrations/card-gateway/cybersource.server'
import { fetchContent, fetchContentPages } from '@/integrations/content-hub/amplience.server'
import { fetchInstallmentMessage } from '@/integrations/installments/klarna.server'
import { fetchReviews, submitReview, submitVote } from '@/integrations/reviews/bazaarvoice.server'
import { fetchAlbum, fetchPhotos } from '@/integrations/social-gallery/pixlee.server'
import { rioSeo } from '@/integrations/store-locator/rio-seo.server'
import { fetchOffer } from '@/integrations/subscription-offers/ordergroove.server'
import {
  changeSubscription,
  fetchSubscriptions,
} from '@/integrations/subscriptions/ordergroove.server'

/* Every request of the server to an external provider, with a valid answer. */

const ADDRESS = {
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
} as const
const REVIEW = {
  productId: 'box',
  rating: 5,
  title: '',
  text: 'Gone.',
  nickname: 'Ada',
  email: 'ada@example.com',
  location: '',
}
export const VOTE = { reviewId: '1', authorId: 'somebody', isHelpful: true }
const SUBSCRIBER = { siteId: 'main', customerId: 'nora' }
export const FIRST_REVIEWS = { productId: 'box', sort: 'helpful', offset: 0 } as const
const VALIDATED = '{"result":{"confidence":"No matches"}}'
const ADDRESS_FOUND = '{"result":{"address":{"address_line_1":"12 Cocoa Lane"}}}'
const REVIEWS = '{"TotalResults":0,"Results":[],"HasErrors":false}'
const MAP_LIST = '{"maplist":"<div class=\\"tlsmap_list\\">{\\"fid\\":\\"1\\"},</div>"}'

interface Client {
  ask: () => Promise<unknown>
  timeoutMs: number
  /** A valid answer of the provider's API. */
  answer: string
}

export const PROVIDER_CLIENTS: Readonly<Record<string, Client>> = {
  'address suggestions': {
    ask: () => searchAddresses('12 Coc', 'US'),
    timeoutMs: 5000,
    answer: '{"result":{"confidence":"Multiple matches","suggestions":[]}}',
  },
  'address of a suggestion': {
    ask: () => getAddress('key'),
    timeoutMs: 5000,
    answer: ADDRESS_FOUND,
  },
  'address verification': {
    ask: () => validateAddress(ADDRESS),
    timeoutMs: 5000,
    answer: VALIDATED,
  },
  'card fields': {
    ask: () => createCardSession('https://shop.example'),
    timeoutMs: 10_000,
    answer: 'e30.e30.c2ln',
  },
  content: {
    ask: () => fetchContent({ key: 'home' }),
    timeoutMs: 5000,
    answer: '{"content":{"_meta":{"schema":"https://brindille.example/headline"}}}',
  },
  'content pages': {
    ask: () => fetchContentPages(() => 1),
    timeoutMs: 5000,
    answer: '{"responses":[],"page":{"responseCount":0}}',
  },
  installments: {
    ask: () => fetchInstallmentMessage({ siteId: 'main', locale: 'en-US', amount: 4000 }),
    timeoutMs: 5000,
    answer: '{"content":{"nodes":[]}}',
  },
  reviews: { ask: () => fetchReviews(FIRST_REVIEWS), timeoutMs: 5000, answer: REVIEWS },
  'a review': {
    ask: () => submitReview(REVIEW),
    timeoutMs: 5000,
    answer: '{"HasErrors":false}',
  },
  'a vote': { ask: () => submitVote(VOTE), timeoutMs: 5000, answer: '{"HasErrors":false}' },
  'photos of a product': {
    ask: () => fetchPhotos('main', 'box', 1000),
    timeoutMs: 1000,
    answer: '{"data":[]}',
  },
  'an album': {
    ask: () => fetchAlbum('main', 'recipes'),
    timeoutMs: 5000,
    answer: '{"data":[]}',
  },
  'shops around a place': {
    ask: () => rioSeo.search('94108', 20),
    timeoutMs: 5000,
    answer: MAP_LIST,
  },
  'shops by id': { ask: () => rioSeo.get(['1']), timeoutMs: 5000, answer: MAP_LIST },
  'subscription offer': {
    ask: () => fetchOffer('main', 'box'),
    timeoutMs: 5000,
    answer: '{"result":"success","eligibility_groups":{}}',
  },
  subscriptions: {
    ask: () => fetchSubscriptions(SUBSCRIBER),
    timeoutMs: 10_000,
    answer: '{"results":[],"count":0,"next":null,"previous":null}',
  },
  'a change of a subscription': {
    ask: () => changeSubscription(SUBSCRIBER, 's1', { action: 'pause' }),
    timeoutMs: 10_000,
    answer: '{}',
  },
}
