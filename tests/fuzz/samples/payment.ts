import { toPublicSample as anyone, type Sample } from '../sample'

const SLEEVE_FRAME = {
  site: 'brindille',
  parent: 'http://localhost:3000',
  sessionId: '11111111-1111-4111-8111-111111111111',
}

/** Fields of cards and logos in frames, and the card gateway's API. */
export const PAYMENT_SAMPLES: readonly Sample[] = [
  anyone('GET /card-gateway/microform/bundle/v2/flex-microform.min.js', { query: { h: 'x' } }),
  anyone('GET /card-gateway/microform/v2/iframes/field.js', { query: { h: 'x' } }),
  anyone('GET /card-gateway/microform/v2/iframes/field.html', {
    query: {
      type: 'number',
      flex: '11111111-1111-4111-8111-111111111111',
      parent: 'http://localhost:3000',
      captureContext: 'none',
    },
  }),
  anyone('POST /card-gateway/microform/v2/sessions', {
    body: {
      targetOrigins: ['http://localhost:3000'],
      clientVersion: 'v2',
      allowedCardNetworks: ['VISA'],
    },
  }),
  anyone('POST /card-gateway/flex/v2/tokens', {
    body: {
      captureContext: 'none',
      number: '4111111111111111',
      securityCode: '123',
      expirationMonth: '12',
      expirationYear: '2036',
    },
  }),
  anyone('POST /card-gateway/wallets/v1/sessions', {
    body: {
      wallet: 'PayPal',
      clientReferenceInformation: { code: '1' },
      merchantName: 'Maison Brindille',
      returnUrl: 'http://localhost:3000/billing',
      language: 'en-US',
      amountDetails: { totalAmount: '42.00', currency: 'USD' },
    },
  }),
  anyone('POST /card-gateway/sheets/v1/sessions', {
    body: {
      wallet: 'ApplePay',
      clientReferenceInformation: { code: '1' },
      origin: 'http://localhost:3000',
    },
  }),
  anyone('POST /card-gateway/sheets/v1/tokens', {
    body: { merchantSession: 'none', source: 'balance', totalAmount: '42.00', currency: 'USD' },
  }),
  anyone('GET /logo-sleeve', { query: SLEEVE_FRAME }),
  anyone('GET /logo-sleeve/form.js', { query: { h: 'x' } }),
  anyone('POST /logo-sleeve', {
    query: SLEEVE_FRAME,
    body: {
      company: 'Bloom',
      contactName: 'Ada Bloom',
      email: 'ada@example.com',
      eventDate: '2036-05-01',
      quantity: 50,
      sleeveText: 'Thank you',
      logo: 'iVBORw0KGgo=',
    },
  }),
  anyone('GET /card-gateway/wallets/v1/sessions/:id', { params: { id: '0'.repeat(64) } }),
  anyone('GET /card-gateway/wallets/v1/approve/:id', { params: { id: '0'.repeat(64) } }),
  anyone('POST /card-gateway/wallets/v1/approve/:id', {
    params: { id: '0'.repeat(64) },
    body: { decision: 'approve', source: 'balance' },
  }),
  anyone('POST /card-gateway/pts/v2/payments', {
    body: {
      clientReferenceInformation: { code: '1' },
      tokenInformation: { transientTokenJwt: 'none' },
      orderInformation: { amountDetails: { totalAmount: '1.00', currency: 'USD' } },
    },
  }),
  anyone('POST /card-gateway/tss/v2/searches', {
    body: { query: 'clientReferenceInformation.code:1' },
  }),
  anyone('POST /card-gateway/pts/v2/payments/:id/reversals', {
    params: { id: 'none' },
    body: {
      clientReferenceInformation: { code: '1' },
      reversalInformation: { amountDetails: { totalAmount: '1.00' } },
    },
  }),
  anyone('POST /card-gateway/pts/v2/payments/:id/refunds', {
    params: { id: 'none' },
    body: {
      clientReferenceInformation: { code: '1' },
      orderInformation: { amountDetails: { totalAmount: '1.00', currency: 'USD' } },
    },
  }),
]
