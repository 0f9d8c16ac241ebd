import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeMarkup } from '../../rules/html-page'
import { parseQuery } from '../http/parse-query'
import { wordsIn } from '../languages/languages'
import { renderMailPage, sendMailPage } from '../mail/mail-page'
import type { AskedQuestion } from './answer-question'
import { ANSWER_PATH } from './report-shortage'
import type { OrderService } from './order.service'

const Params = z.object({ token: z.string().max(100) })
const AnswerQuery = z.object({ answer: z.enum(['yes', 'no']) })

/**
 * The page behind the link of a mail that asks whether a replacement is welcome. Opening it changes
 * nothing, because mail scanners follow links; only its buttons do.
 */
export function registerPickupAnswers(
  app: FastifyInstance,
  { orders }: { orders: OrderService },
): void {
  const { questions } = orders.backOffice
  app.get(`${ANSWER_PATH}/:token`, async (request, reply) => {
    const { token } = Params.parse(request.params)
    const asked = await questions.findQuestion(token)
    return sendMailPage(reply, asked ? 200 : 404, renderQuestion(asked))
  })
  app.post(`${ANSWER_PATH}/:token`, async (request, reply) => {
    const { token } = Params.parse(request.params)
    const { answer } = parseQuery(AnswerQuery, request.query)
    const asked = await questions.answer(token, answer)
    return sendMailPage(reply, asked ? 200 : 404, renderQuestion(asked))
  })
}

function renderQuestion(asked: AskedQuestion | undefined): string {
  const { language, missing } = wordsIn(asked?.locale)
  const { page } = missing
  if (!asked) return renderMailPage(language, page.unknown, '')
  const { quantity, name, replacement, state } = asked.shortage
  const piece = `${quantity} × ${name}`
  const other = replacement ? `${quantity} × ${replacement.name}` : ''
  const say = (text: string) => `<p>${escapeMarkup(text)}</p>`
  if (asked.isOpen) {
    const buttons = [toButton('yes', page.yes), toButton('no', page.no)].join('')
    return renderMailPage(language, page.title(piece), say(page.ask(other)) + buttons)
  }
  if (state !== 'replaced' && state !== 'refunded') return renderMailPage(language, page.over, '')
  const refunded = asked.isPaid ? page.refunded(piece) : page.waived(piece)
  const text = state === 'replaced' ? page.replaced(other) : refunded
  return renderMailPage(language, page.title(piece), say(text))
}

const toButton = (answer: 'yes' | 'no', text: string): string =>
  `<form method="post" action="?answer=${answer}"><button${answer === 'no' ? ' class="quiet"' : ''}>${escapeMarkup(text)}</button></form>`
