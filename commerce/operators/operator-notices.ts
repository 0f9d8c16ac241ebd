import { randomUUID } from 'node:crypto'
import { OWN_LOGIN_PATH } from '../../contracts/back-office'
import type { Trx } from '../db/client'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'

type LoginChange =
  | { kind: 'passkey-added'; name: string }
  | { kind: 'passkeys-removed'; names: readonly string[] }
  | { kind: 'codes-made' }
  | { kind: 'code-used'; left: number }
  | { kind: 'password-set'; way: keyof typeof WAYS }

/** How a password was set. */
const WAYS = {
  mail: 'The password of your login to the back office was set with the link that was mailed to you. You are logged out everywhere.',
  page: 'The password of your login to the back office was changed. You are logged out on all other devices.',
  admin:
    'An admin has set a new password for your login to the back office. You are logged out everywhere.',
}

interface Dependencies {
  config: { publicOrigin: string }
  mail: MailService
  sites: SiteService
}

export type OperatorNotices = ReturnType<typeof createOperatorNotices>

/** Who can log in as an operator changes: the operator gets a mail. */
export function createOperatorNotices({ config, mail, sites }: Dependencies) {
  /** Runs in the transaction of the change. */
  async function note(trx: Trx, email: string, change: LoginChange): Promise<void> {
    const [subject, text] = toWords(change)
    const [site] = await sites.listSites(trx)
    await mail.queue(trx, {
      reference: `account:operator-${change.kind}:${randomUUID()}`,
      ...{ to: email, siteId: site?.id ?? '', subject, preheader: text, heading: subject },
      blocks: [
        { kind: 'text', text },
        {
          kind: 'text',
          text: 'If it was not you, set a new password at once, and tell an admin of the back office.',
        },
        {
          kind: 'button',
          text: 'See your login',
          href: new URL(OWN_LOGIN_PATH, config.publicOrigin).href,
        },
      ],
    })
  }

  return { note, deliver: () => void mail.deliver().catch(() => undefined) }
}

function toWords(change: LoginChange): readonly [subject: string, text: string] {
  switch (change.kind) {
    case 'passkey-added':
      return [
        'A passkey was added to your login',
        `The passkey “${change.name}” now confirms that it is you who logs in to the back office.`,
      ]
    case 'passkeys-removed':
      return change.names.length === 1
        ? [
            'A passkey was removed from your login',
            `The passkey “${change.names.join()}” no longer confirms your login to the back office.`,
          ]
        : [
            `${change.names.length} passkeys were removed from your login`,
            'You log in to the back office with your password alone.',
          ]
    case 'codes-made':
      return [
        'You have new recovery codes',
        'New recovery codes were made for your login to the back office. The old ones no longer work.',
      ]
    case 'code-used':
      return [
        'A recovery code was used',
        `You logged in to the back office with a recovery code instead of a passkey. ${codesLeft(change.left)}`,
      ]
    case 'password-set':
      return ['You have a new password', WAYS[change.way]]
  }
}

function codesLeft(count: number): string {
  if (count === 0) return 'It was your last one: make new ones.'
  return count === 1 ? 'One code is left.' : `${count} codes are left.`
}
