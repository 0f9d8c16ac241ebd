import type {
  MessageChange,
  OfficeMessage,
  OfficeMessageList,
  OfficeMessageRow,
  OfficeMessageState,
} from '../../contracts/message'
import { createAuditService } from '../audit/audit.service'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { conflict, notFound } from '../http/problem'
import { wordsIn } from '../languages/languages'
import type { MailContent } from '../mail/mail-content'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import {
  findSender,
  listAnswers,
  searchMessages,
  selectMessages,
  textOf,
  type MessageRow,
  type MessagesQuery,
} from './message.repository'

/** A message without the names of operators, which the back office knows. */
type Message<Shown> = Omit<Shown, 'assigneeName' | 'assignees'> & { assignee: string }

export interface MessageOffice {
  list(
    query: MessagesQuery,
  ): Promise<Pick<OfficeMessageList, 'next'> & { messages: Message<OfficeMessageRow>[] }>
  /** @throws Problem 404. */
  get(id: string): Promise<Message<OfficeMessage>>
  /** @throws Problem 404; 409 in the wrong state, or when it was changed in the meantime. */
  change(id: string, change: MessageChange, expectedRevision: number, by: Actor): Promise<void>
}

interface Dependencies {
  mail: Pick<MailService, 'queue' | 'deliver'>
  sites: SiteService
  now: () => Date
}

export function createMessageOffice(db: Db, { mail, sites, now }: Dependencies): MessageOffice {
  return {
    async list(query) {
      const { rows, ...rest } = await searchMessages(db, query)
      const names = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
      return { messages: rows.map((row) => toRow(row, names.get(row.site_id))), ...rest }
    },

    async get(id) {
      const row = await selectMessages(db).where('id', '=', id).executeTakeFirst()
      if (!row) throw noSuchMessage()
      const shown = toRow(row, (await sites.getSite(row.site_id))?.name)
      return {
        ...shown,
        revision: row.revision,
        text: textOf(row, 'comment'),
        phone: textOf(row, 'phone'),
        ...(await findSender(db, shown)),
        answers: await listAnswers(db, id),
      }
    },

    async change(id, change, expectedRevision, by) {
      await transact(db, async (trx) => {
        const row = await selectMessages(trx).where('id', '=', id).forUpdate().executeTakeFirst()
        if (!row) throw noSuchMessage()
        if (row.revision !== expectedRevision) {
          throw await changedMeanwhile(trx, id)
        }
        const next = { ...row, ...toChanged(row, change, by, now()) }
        await trx
          .updateTable('service_case')
          .set({
            assignee: next.assignee,
            answered_at: next.answered_at,
            revision: row.revision + 1,
          })
          .where('id', '=', id)
          .execute()
        if (change.kind === 'answer') await answer(trx, row, change.text, by)
        const entry = {
          action: ACTIONS[change.kind],
          subject: { type: 'message', id } as const,
          ...toDifference(toLogged(row), toLogged(next)),
        }
        await recordChange(trx, by, entry, now())
      })
      mail.deliver().catch(() => undefined)
    },
  }

  async function answer(trx: Trx, row: MessageRow, text: string, by: Actor): Promise<void> {
    const { id } = await trx
      .insertInto('service_case_answer')
      .values({ case_id: row.id, at: now(), author_name: by.name, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    await mail.queue(trx, toAnswerMail(row, id, text))
  }
}

const PREHEADER_LENGTH = 100

function toAnswerMail(row: MessageRow, answerId: number, text: string): MailContent {
  const locale = textOf(row, 'locale')
  const { message } = wordsIn(locale)
  const subject = message.subject(textOf(row, 'questionType'))
  return {
    reference: `message:${row.id}:${answerId}`,
    to: row.email,
    siteId: row.site_id,
    locale,
    subject,
    preheader: text.slice(0, PREHEADER_LENGTH),
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: message.yours },
      { kind: 'quote', text: textOf(row, 'comment') },
    ],
  }
}

const ACTIONS: Readonly<Record<MessageChange['kind'], string>> = {
  assign: 'assigned',
  answer: 'answered',
  close: 'marked as answered',
  reopen: 'reopened',
}

type Changed = Partial<Pick<MessageRow, 'assignee' | 'answered_at'>>

/** @throws Problem 409 if the message is not in a state for the change. */
function toChanged(row: MessageRow, change: MessageChange, by: Actor, at: Date): Changed {
  const isAnswered = row.answered_at !== null
  switch (change.kind) {
    case 'assign':
      return { assignee: change.to || null }
    case 'answer':
      return { assignee: row.assignee ?? by.email ?? by.name, answered_at: at }
    case 'close':
      if (isAnswered) throw conflict('It is answered already.', 'message-state')
      return { answered_at: at }
    case 'reopen':
      if (!isAnswered) throw conflict('It is not answered yet.', 'message-state')
      return { answered_at: null }
  }
}

function toRow(row: MessageRow, siteName = row.site_id): Message<OfficeMessageRow> {
  return {
    id: row.id,
    siteName,
    name: `${textOf(row, 'firstName')} ${textOf(row, 'lastName')}`,
    email: row.email,
    topic: textOf(row, 'questionType'),
    orderNo: textOf(row, 'orderNumber'),
    state: stateOf(row),
    assignee: row.assignee ?? '',
    at: row.created_at.toISOString(),
  }
}

const toLogged = (row: MessageRow) => ({ state: stateOf(row), assignee: row.assignee ?? '' })

function stateOf({ answered_at, assignee }: MessageRow): OfficeMessageState {
  if (answered_at) return 'answered'
  return assignee === null ? 'open' : 'assigned'
}

async function changedMeanwhile(db: Db, id: string) {
  const { entries } = await createAuditService(db).list({
    subjectType: 'message',
    subjectId: id,
    limit: 1,
  })
  const [latest] = entries
  const by = latest ? ` by ${latest.operatorName} (${latest.action})` : ''
  return conflict(`It was changed meanwhile${by}. Look at it before you go on.`, 'message-changed')
}

const noSuchMessage = () => notFound('There is no such message.', 'message-not-found')
