import type { PreferenceFacts } from '../../contracts/preference'
import { inGroup, MAX_AMOUNT } from './preference-group'
import { CLAIM_DEFAULTS, PICKUP_DEFAULTS, SITE_DEFAULTS } from './site-preferences.rules'
import { PRINTER_CHARACTER_SETS } from '../../rules/printable'

const selling = inGroup('Ordering and delivery')
const paying = inGroup('Paying')

export const ORDERING_PREFERENCES: readonly PreferenceFacts[] = [
  selling(
    'switch',
    'Bopis',
    'Pickup in shops',
    'Shoppers may pick up goods in a shop. Off: everything is sent.',
    { default: SITE_DEFAULTS.Bopis },
  ),
  selling(
    'switch',
    'pickupTexts',
    'Text messages about pickups',
    'Whoever collects may ask at checkout to be told by text message, too. The engine needs an account for it (TEXT_URL).',
    { default: SITE_DEFAULTS.pickupTexts },
  ),
  selling(
    'count',
    'pickupKeptDays',
    'Days that a shop keeps a pickup',
    'How long a shop keeps what is ready. Shoppers and clerks see the last day.',
    { default: PICKUP_DEFAULTS.pickupKeptDays, max: 90 },
  ),
  selling(
    'count',
    'pickupReminderDays',
    'Days until the reminder of a pickup',
    'How long after a pickup is ready its buyer is reminded of it, before the shop lets it go. 0: no reminder.',
    { default: PICKUP_DEFAULTS.pickupReminderDays, max: 90 },
  ),
  selling(
    'count',
    'claimDays',
    'Days for claims',
    'How long after it was sent or collected a shopper may say that something is wrong with it. 0: never.',
    { default: CLAIM_DEFAULTS.claimDays, max: 365 },
  ),
  selling(
    'amount',
    'claimRefundLimit',
    'Claims refunded at once',
    'Up to which cost of the pieces, in whole units of the currency, a claim is decided without an operator. 0: an operator looks at each.',
    { default: CLAIM_DEFAULTS.claimRefundLimit, max: MAX_AMOUNT },
  ),
  selling(
    'count',
    'claimRepeatDays',
    'Days between claims',
    'After another claim of the same shopper within these days, an operator looks at it.',
    { default: CLAIM_DEFAULTS.claimRepeatDays, max: 3650 },
  ),
  selling(
    'count',
    'returnDays',
    'Days for returns',
    'How long after it was sent or collected a shopper may send back what is marked as returnable (the attribute “isReturnable” of a product). 0: nothing is taken back.',
    { default: CLAIM_DEFAULTS.returnDays, max: 365 },
  ),
  selling(
    'switch',
    'enableMultiShipping',
    'Several recipients',
    'One order may go to several recipients.',
    { default: SITE_DEFAULTS.enableMultiShipping },
  ),
  selling('count', 'recipientLimit', 'Most recipients', 'How many recipients one order may have.', {
    default: SITE_DEFAULTS.recipientLimit,
    max: 100,
  }),
  selling(
    'count',
    'appPWAShipmentBatchSize',
    'Recipients in one request',
    'How many recipients the storefront writes into the bag at once. Fewer make each request faster.',
    { default: SITE_DEFAULTS.appPWAShipmentBatchSize, max: 50 },
  ),
  selling('switch', 'enableCanada', 'Delivery to Canada', 'Address forms offer Canada.', {
    default: false,
  }),
  selling(
    'days',
    'shippingBlackoutDates',
    'Days without delivery',
    'Nothing is delivered on these days; shoppers cannot choose them.',
    { default: [] },
  ),
  selling(
    'switch',
    'qdThresholdEnabled',
    'Minimum order',
    'A bag has to reach the minimum amount before it can be ordered.',
    { default: true },
  ),
  selling(
    'amount',
    'qdThreshold',
    'Minimum amount',
    'What a bag has to reach, in whole units of the currency, before discounts of the order. 0: no minimum.',
    { default: 0, max: MAX_AMOUNT },
  ),
  selling(
    'switch',
    'enableSubscription',
    'Subscriptions',
    'Product pages offer to send a product again and again.',
    { default: false },
  ),
  selling(
    'choice',
    'printerCharacterSet',
    'Characters of the printer',
    'What the printer of gift messages and labels can print beyond ASCII. US-ASCII: nothing, so é or ñ is refused.',
    { default: PRINTER_CHARACTER_SETS[0], choices: [...PRINTER_CHARACTER_SETS] },
  ),
  selling(
    'timezone',
    'SiteTimezone',
    'Time zone',
    'By whose clocks days, promotions and delivery dates begin and end.',
    { default: 'Etc/UTC' },
  ),

  paying(
    'switch',
    'klarnaEnabled',
    'Installments',
    'Product pages show the price in installments.',
    { default: false },
  ),
  paying(
    'amount',
    'klarnaMinimumAmount',
    'Least for installments',
    'From which amount on, in whole units of the currency, an order may be paid in installments.',
    { default: SITE_DEFAULTS.klarnaMinimumAmount, max: MAX_AMOUNT },
  ),
  paying(
    'lines',
    'paymentMethodsWithoutAuthorization',
    'Payment methods without authorization',
    'Ids of payment methods that another system authorizes: their orders are placed on creation.',
  ),
  paying(
    'choice',
    'orderStatusOnCreation',
    'Order status on creation',
    '“created”: every order waits for its payment, whatever its method.',
    { default: 'new', choices: ['new', 'created'] },
  ),
  paying(
    'choice',
    'paymentStatusOnCreation',
    'Payment status on creation',
    'Of orders that another system authorizes.',
    { default: 'not_paid', choices: ['not_paid', 'paid'] },
  ),
  paying(
    'choice',
    'exportStatusOnCreation',
    'Export status on creation',
    'Of orders that another system authorizes.',
    { default: 'ready', choices: ['ready', 'not_exported'] },
  ),
  paying(
    'lines',
    'checkMailingAddress',
    'Address for checks',
    'Where shoppers who pay by check send it, line by line, the payee first.',
  ),
]
