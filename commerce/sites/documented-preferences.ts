import { COLORS } from '../../rules/colors'
import type { PreferenceFacts } from '../../contracts/preference'
import { DEFAULT_SEARCH_PHRASES } from './default-search-phrases'
import { ORDERING_PREFERENCES } from './ordering-preferences'
import { inGroup, MAX_AMOUNT } from './preference-group'
import { SITE_DEFAULTS } from './site-preferences.rules'

const showing = inGroup('What pages show')
const giving = inGroup('Gift cards and boxes')
const contact = inGroup('Who sells')
const forms = inGroup('Forms and accounts')

/** The site preferences that engine and storefront read, in display order. */
export const DOCUMENTED_PREFERENCES: readonly PreferenceFacts[] = [
  ...ORDERING_PREFERENCES,

  showing(
    'switch',
    'reviewsEnabled',
    'Reviews',
    'Product pages show reviews, and shoppers may write them.',
    { default: false },
  ),
  showing(
    'switch',
    'recommendationsEnabled',
    'Recommendations',
    'Product pages, and what is shown after adding to the bag, recommend other products.',
    { default: false },
  ),
  showing(
    'switch',
    'notFoundRecommendationsEnabled',
    'Recommendations where nothing is found',
    'The page for an unknown address recommends products.',
    { default: false },
  ),
  showing(
    'switch',
    'socialPhotosEnabled',
    'Photographs of customers',
    'Product pages show photographs from social networks.',
    { default: false },
  ),
  showing(
    'switch',
    'enableFundraising',
    'Fundraising',
    'Products are shown as fundraising goods.',
    { default: false },
  ),

  showing(
    'choice',
    'lowestPriorPrice',
    'Lowest price before a reduction',
    'Beside a sale price: the lowest price of the 30 days before it began, as the European Union asks. “product-pages”: on product pages. “everywhere”: in lists of products, too.',
    {
      default: 'never',
      choices: ['never', 'product-pages', 'everywhere'],
    },
  ),

  showing(
    'lines',
    'searchPhrases',
    'Phrases of searches',
    'Line by line, what phrases of shoppers mean: “christmas gift, xmas present = cgid=christmas”, “under {price} = price=(0..{price})”; {price+} is a cent more. Several refinements are joined by “ & ”.',
    { default: DEFAULT_SEARCH_PHRASES },
  ),

  giving(
    'lines',
    'eGiftCardProducts',
    'Designs of e-gift cards',
    'Numbers of the products whose pictures e-gift cards carry. None: they are not sold.',
    { default: [] },
  ),
  giving(
    'amount',
    'eGiftCardMinimum',
    'Least of an e-gift card',
    'In whole units of the currency.',
    { default: SITE_DEFAULTS.eGiftCardMinimum, min: 1, max: MAX_AMOUNT },
  ),
  giving(
    'amount',
    'eGiftCardMaximum',
    'Most of an e-gift card',
    'In whole units of the currency.',
    { default: SITE_DEFAULTS.eGiftCardMaximum, min: 1, max: MAX_AMOUNT },
  ),
  giving(
    'count',
    'customMixFlavorLimit',
    'Flavors in a box',
    'How many flavors a box has that a shopper fills, where its product does not say it.',
    { default: SITE_DEFAULTS.customMixFlavorLimit, max: 1_000 },
  ),
  giving(
    'text',
    'freeBagsProduct',
    'Free gift bags',
    'Number of the package of free bags that is offered after adding to the bag. Empty: not offered.',
  ),

  contact(
    'url',
    'storefrontUrl',
    'Address of the storefront',
    'Where links in mails lead. Not set: the first address that the engine is configured with.',
  ),
  contact(
    'lines',
    'sellerAddress',
    'Seller on invoices',
    'Name and address of who sells, line by line.',
  ),
  contact(
    'text',
    'customerServicePhone',
    'Phone of customer service',
    'Shown in mails and on invoices.',
  ),
  contact(
    'text',
    'mailSender',
    'Sender of mails',
    '“Name <address>”. Not set: the sender that the engine is configured with.',
  ),
  contact(
    'color',
    'mailAccent',
    'Color of mails',
    'Of headings and buttons in mails, as #rrggbb.',
    { default: COLORS.accent },
  ),

  forms(
    'choice',
    'cookieConsent',
    'Cookies',
    '“notice”: visitors are told of cookies. “opt-in”: nothing beyond the necessary is used before they agree. “by-place”: opt-in in time zones of Europe, a notice elsewhere.',
    { default: 'by-place', choices: ['by-place', 'notice', 'opt-in'] },
  ),
  forms(
    'switch',
    'requireEmailVerification',
    'Verified e-mail addresses',
    'A new account can log in only after its e-mail address was confirmed.',
    { default: false },
  ),
  forms(
    'switch',
    'recaptchaEnabled',
    'Captcha',
    'Forms ask who fills them in to prove to be human.',
    { default: SITE_DEFAULTS.recaptchaEnabled },
  ),
  forms(
    'switch',
    'companyNameRequired',
    'Company name',
    'The form for a printed catalog asks for a company name.',
    { default: SITE_DEFAULTS.companyNameRequired },
  ),
]
