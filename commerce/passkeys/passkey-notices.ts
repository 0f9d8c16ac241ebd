import { randomUUID } from 'node:crypto'
import { recordChange } from '../audit/record-change'
import { lockCustomer } from '../customers/customer.service'
import type { Trx } from '../db/client'
import { wordsIn } from '../languages/languages'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { localizedPath, toStorefrontLink } from '../sites/storefront-link'

interface Dependencies {
  config: { storefrontOrigins: readonly string[] }
  mail: MailService
  sites: SiteService
  now: () => Date
}

/** On which site, and by which request. */
export interface Asked {
  siteId: string
  requestId: string
}

interface Notice extends Asked {
  kind: 'added' | 'removed'
  customerId: string
  /** Several only if all are removed at once. */
  passkeys: readonly { nick_name: string; locale: string | null }[]
}

export type PasskeyNotices = ReturnType<typeof createPasskeyNotices>

/** Who can open an account changes: its owner gets a mail, operators an entry in its history. */
export function createPasskeyNotices(dependencies: Dependencies) {
  const { config, mail, sites, now } = dependencies

  /** Runs in the transaction of the change. */
  async function note(trx: Trx, { kind, customerId, passkeys, ...asked }: Notice): Promise<void> {
    const { email, customer_no: customerNo } = await lockCustomer(trx, customerId)
    const { siteId, requestId } = asked
    const locale = passkeys.at(-1)?.locale ?? undefined
    const words = wordsIn(locale).passkeyNotices[kind]
    const subject = words.subject(passkeys.length)
    const site = await sites.getSite(siteId, trx)
    const text = words.intro(passkeys.map(({ nick_name: name }) => name))
    await mail.queue(trx, {
      reference: `account:passkey-${kind}:${randomUUID()}`,
      to: email,
      ...{ siteId, locale, subject },
      preheader: text,
      heading: subject,
      blocks: [
        { kind: 'text', text },
        { kind: 'text', text: words.help },
        {
          kind: 'button',
          text: words.action,
          href: toStorefrontLink(config, site, localizedPath(site, locale, '/profile')),
        },
      ],
    })
    const change = {
      action: passkeys.length === 1 ? `passkey ${kind}` : `${passkeys.length} passkeys ${kind}`,
      // without the name, which the log would keep when the customer is erased
      subject: { type: 'customer', id: customerNo } as const,
    }
    await recordChange(trx, { name: 'customer', requestId }, change, now())
  }

  return { note, deliver: () => void mail.deliver().catch(() => undefined) }
}
