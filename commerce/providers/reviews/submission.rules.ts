import { toPlainLines } from '../../../rules/plain-text'
import type { ReviewDraft } from '../../reviews/review.service'
import { MAIL_ADDRESS } from '../../mail-address'
import { ConversationsError } from './conversations-error'
import { first, type Parameters } from './conversations.schemas'

type FieldType = 'IntegerInput' | 'TextInput' | 'TextAreaInput' | 'BooleanInput'

/** A field of the submission form, in the API's format. */
interface FieldRule {
  Id: string
  Type: FieldType
  Label: string
  Required: boolean
  MinLength?: number
  MaxLength?: number
}

const field = (Id: string, Type: FieldType, Label: string, Required: boolean): FieldRule => ({
  Id,
  Type,
  Label,
  Required,
})

const FIELDS: readonly FieldRule[] = [
  field('rating', 'IntegerInput', 'Overall rating', true),
  { ...field('title', 'TextInput', 'Review title', true), MinLength: 2, MaxLength: 80 },
  { ...field('reviewtext', 'TextAreaInput', 'Review', true), MinLength: 20, MaxLength: 4000 },
  { ...field('usernickname', 'TextInput', 'Nickname', true), MinLength: 2, MaxLength: 25 },
  { ...field('useremail', 'TextInput', 'E-mail', true), MaxLength: 255 },
  { ...field('userlocation', 'TextInput', 'Location', false), MaxLength: 50 },
  field('isrecommended', 'BooleanInput', 'Would you recommend this?', false),
]

interface FieldError {
  Field: string
  Code: string
  Message: string
}

export function describeForm() {
  return {
    Fields: Object.fromEntries(FIELDS.map((rule) => [rule.Id, rule])),
    FieldsOrder: FIELDS.map(({ Id }) => Id),
  }
}

export function toFormErrors(errors: readonly FieldError[]) {
  return {
    FieldErrors: Object.fromEntries(errors.map((error) => [error.Field, error])),
    FieldErrorsOrder: errors.map(({ Field }) => Field),
  }
}

/** @throws ConversationsError without a product. */
export function readSubmission(parameters: Parameters): {
  fields: ReviewDraft
  errors: FieldError[]
} {
  const productId = toLine(first(parameters, 'productid'))
  if (productId === '' || productId.length > 100) {
    throw new ConversationsError('ERROR_PARAM_MISSING_SUBJECT_ID', 'ProductId is required.')
  }
  const errors = FIELDS.flatMap((rule) => check(rule, textOf(rule.Id, parameters)) ?? [])
  const text = (id: string) => textOf(id, parameters)
  const userId = toLine(first(parameters, 'userid')).slice(0, 255)
  return {
    errors,
    fields: {
      productId,
      rating: Number(text('rating')),
      title: text('title'),
      body: text('reviewtext'),
      nickname: text('usernickname'),
      location: text('userlocation'),
      email: text('useremail').toLowerCase(),
      isRecommended: text('isrecommended') === '' ? null : text('isrecommended') === 'true',
      ...(userId !== '' && { userId }),
    },
  }
}

function textOf(id: string, parameters: Parameters): string {
  const given = first(parameters, id)
  return id === 'reviewtext' ? toText(given) : toLine(given)
}

function check(rule: FieldRule, value: string): FieldError | undefined {
  const { Id: Field, Label, Required, MinLength = 0, MaxLength = Infinity } = rule
  const error = (Code: string, Message: string) => ({ Field, Code, Message })
  if (value === '') {
    return Required ? error('ERROR_FORM_REQUIRED', `${Label} is required.`) : undefined
  }
  if (value.length < MinLength) {
    return error('ERROR_FORM_TOO_SHORT', `${Label} needs at least ${MinLength} characters.`)
  }
  if (value.length > MaxLength) {
    return error('ERROR_FORM_TOO_LONG', `${Label} may have ${MaxLength} characters.`)
  }
  if (Field === 'rating') return checkRating(value, error)
  if (Field === 'useremail' && !MAIL_ADDRESS.test(value)) {
    return error('ERROR_FORM_INVALID_EMAILADDRESS', 'This is not an e-mail address.')
  }
  if (rule.Type === 'BooleanInput' && value !== 'true' && value !== 'false') {
    return error('ERROR_FORM_INVALID_OPTION', `${Label} is true or false.`)
  }
  return undefined
}

function checkRating(value: string, error: (code: string, message: string) => FieldError) {
  if (!/^-?\d{1,3}$/.test(value)) {
    return error('ERROR_FORM_PATTERN_MISMATCH', 'A rating is a whole number.')
  }
  if (Number(value) < 1) return error('ERROR_FORM_TOO_LOW', 'A rating is 1 at least.')
  if (Number(value) > 5) return error('ERROR_FORM_TOO_HIGH', 'A rating is 5 at most.')
  return undefined
}

const toText = (given = ''): string => toPlainLines(given).replace(/\n{3,}/g, '\n\n')

function toLine(given: string | undefined): string {
  return toText(given).replace(/\s+/g, ' ')
}
