/** Label and amount, or only a label; a total is emphasized. */
export type MailRow = readonly [label: string, amount?: string, weight?: 'total']

export interface MailItem {
  /** The whole line in the plain-text part, without `amount`. */
  line: string
  name: string
  /** Shown beside the name, e.g. `2 × $20.00`. */
  detail: string
  amount?: string
  /** An absolute address. */
  imageUrl?: string
  /** Options, discounts, gift message. */
  notes: readonly MailRow[]
}

/** Text entered by users is plain text: `\n` is a line break, markup is escaped. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** The next step; usually one per mail. */
  | { kind: 'button'; text: string; href: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'items'; title: string; items: readonly MailItem[] }
  | { kind: 'facts'; title?: string; rows: readonly MailRow[] }
  /** Text written by a person. */
  | { kind: 'quote'; text: string }
  /** A code for the reader to type; with `qr`, also as a picture for a scanner. */
  | { kind: 'code'; label?: string; code: string; qr?: string }
  /** A picture of full width; `imageUrl` is absolute. */
  | { kind: 'picture'; imageUrl: string; alt: string; href?: string }

/** A mail before it is rendered as HTML and as plain text. */
export interface MailContent {
  /** The subject matter, e.g. `order:00001001`: at most one mail exists per reference. */
  reference: string
  to: string
  /** The site whose sender, name and accent color the mail uses. */
  siteId: string
  /** The locale as in the APIs (`es-US`); English if it is absent or not translated. */
  locale?: string
  subject: string
  /** The preview text that an inbox shows after the subject. */
  preheader: string
  heading: string
  blocks: readonly MailBlock[]
  unsubscribeUrl?: string
  /** `+15551234567`, whose owner asked for text messages; gets what is new and the code. */
  textTo?: string
}
