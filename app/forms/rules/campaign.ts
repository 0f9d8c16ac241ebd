import { z } from 'zod'
import { cityRule, createStreetRule, stateRule } from './address'
import { birthdayRule } from './birthday'
import { isFormPhone } from './contact'
import { emailRule } from './email'
import { personName } from './name'
import { zipOrPostalCodeRule } from './postal-code'

/** A checkbox of a campaign's form, as defined by an editor (CAMP-006). */
export interface CampaignCheckbox {
  checkboxID: string
  text: string
  required: boolean
  preselected: boolean
  /** Whether it counts toward `minOptionsSelection`. */
  isGrouped: boolean
  /** Shown if a required box is not ticked. */
  errorMessage?: string
}

interface CampaignBoxes {
  checkboxes: readonly CampaignCheckbox[]
  minOptionsSelection: number
  /** Shown if fewer boxes are ticked. */
  groupedErrorMessage?: string
}

const name = personName('invalid')

/** Returns the rule of a campaign's form (CAMP-011); `boxes` are in the editor's order. */
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
    firstName: name,
    lastName: name,
    email: emailRule,
    birthdate: z.union([z.literal(''), birthdayRule]),
    phone: z
      .string('required')
      .trim()
      .min(1, 'required')
      .refine((typed) => typed === '' || isFormPhone(typed), 'formPhone'),
    address1: createStreetRule('invalid'),
    city: cityRule,
    state: stateRule,
    postalCode: zipOrPostalCodeRule,
    boxes,
  })
}

/** Returns whether too few boxes of the group are ticked. */
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
