import { z } from 'zod'
import { LIMITS } from '../limits'
import { cityRule, stateRule } from './address'
import { birthdayRule } from './birthday'
import { isFormPhone } from './contact'
import { emailRule } from './email'
import { isName } from './name'
import { zipOrPostalCodeRule } from './postal-code'
import { requiredText } from './text'

/** A box of a campaign's form, as its editor wrote it (CAMP-006). */
export interface CampaignCheckbox {
  checkboxID: string
  text: string
  required: boolean
  preselected: boolean
  /** Counts towards `minOptionsSelection`. */
  isGrouped: boolean
  /** Shown where a required box is left empty. */
  errorMessage?: string
}

interface CampaignBoxes {
  checkboxes: readonly CampaignCheckbox[]
  /** The fewest of the grouped boxes. */
  minOptionsSelection: number
  /** Shown where fewer are ticked. */
  groupedErrorMessage?: string
}

const personName = requiredText(LIMITS.name).refine(
  (name) => name === '' || isName(name),
  'invalid',
)
const street = requiredText(LIMITS.street).refine(
  (typed) => typed === '' || /[A-Za-z]/.test(typed),
  'invalid',
)

/** The form of a campaign (CAMP-011); `boxes` are in the editor's order. */
export function createCampaignRule({ checkboxes, ...group }: CampaignBoxes) {
  const boxes = z.array(z.boolean()).superRefine((ticked, context) => {
    const refuse = (at: number, message: string) =>
      context.addIssue({ code: 'custom', path: [at], message })
    checkboxes.forEach(({ required, errorMessage }, at) => {
      if (required && ticked[at] !== true) refuse(at, errorMessage ?? 'required')
    })
    if (hasTooFew(checkboxes, ticked, group.minOptionsSelection)) {
      const first = checkboxes.findIndex(({ isGrouped }) => isGrouped)
      refuse(first, group.groupedErrorMessage ?? 'oneOption')
    }
  })
  return z.object({
    firstName: personName,
    lastName: personName,
    email: emailRule,
    birthdate: z.union([z.literal(''), birthdayRule]),
    phone: z
      .string('required')
      .trim()
      .min(1, 'required')
      .refine((typed) => typed === '' || isFormPhone(typed), 'formPhone'),
    address1: street,
    city: cityRule,
    state: stateRule,
    postalCode: zipOrPostalCodeRule,
    boxes,
  })
}

/** Whether too few of the grouped boxes are ticked. */
export function hasTooFew(
  checkboxes: readonly CampaignCheckbox[],
  ticked: readonly boolean[],
  fewest: number,
): boolean {
  const grouped = checkboxes.flatMap(({ isGrouped }, at) => (isGrouped ? [ticked[at]] : []))
  return grouped.length > 0 && grouped.filter(Boolean).length < fewest
}

type CampaignRule = ReturnType<typeof createCampaignRule>
export type CampaignInput = z.input<CampaignRule>
export type CampaignOutput = z.output<CampaignRule>
