export interface Contradiction {
  operation: string
  finding: RegExp
  why: string
}

const NO_TEXT = /response-schema 200 {2}must be string/
const LIST =
  'limit and total are required of every list and shown in the example, and yet no further properties are allowed'

/**
 * Places where a published document contradicts itself, so that no response can be valid (ADR 19).
 */
export const KNOWN_CONTRADICTIONS: readonly Contradiction[] = [
  {
    operation: 'auth.introspectToken',
    finding:
      /^(response-schema 200 {2}must have required property 'token'|undocumented-property 200)/,
    why: 'the schema of the answer is that of the request; the example is an object after RFC 7662',
  },
  {
    operation: 'auth.getUserInfo',
    finding: NO_TEXT,
    why: 'the schema is a text, the example an object of claims',
  },
  {
    operation: 'auth.getWellknownOpenidConfiguration',
    finding: NO_TEXT,
    why: 'the schema is a text, the example an object of settings',
  },
  {
    operation: 'shopper-search.getSearchSuggestions',
    finding: /^undocumented-property 200 \.productSuggestions\.products\[\d*\]\.image$/,
    why: 'pictures are asked for with expand=images, but the schema of a suggested product has none',
  },
  {
    operation: 'shopper-products.getProducts',
    finding: /^response-schema 200 {2}must have required property '(limit|total)'$/,
    why: 'select leaves out whatever it does not name, and the schema requires limit and total',
  },
  ...['finishWebauthnUserRegistration', 'finishWebauthnAuthentication'].map((name) => ({
    operation: `auth.${name}`,
    finding: /^request-schema accepted: \/credential\/(clientExtensionResults|response)\b/,
    why: 'the parts of a credential are lists of objects in the schema, texts in its examples and in browsers',
  })),
  ...['getPromotions', 'getPromotionsForCampaign'].map((name) => ({
    operation: `shopper-promotions.${name}`,
    finding: /^response-schema 200 {2}must NOT have additional properties (limit|total)$/,
    why: LIST,
  })),
]
