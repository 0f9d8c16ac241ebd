import { createContext, useContext, type ReactNode } from 'react'

/**
 * Detail tokens of the `autocomplete` attribute, by the names of the fields that hold the shopper's
 * own data (WCAG 1.3.5). Every other field has `off`: codes, texts, and what is asked about others.
 */
export const AUTOFILL = {
  firstName: 'given-name',
  lastName: 'family-name',
  senderName: 'name',
  nickname: 'nickname',
  companyName: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  stateCode: 'address-level1',
  postalCode: 'postal-code',
  zipCode: 'postal-code',
  countryCode: 'country',
  email: 'email',
  // the forms show numbers without the country's code
  phone: 'tel-national',
  phoneNumber: 'tel-national',
  phoneExt: 'tel-extension',
  c_PHONE_EXTENSION: 'tel-extension',
  birthDay: 'bday',
  birthdate: 'bday',
  holder: 'cc-name',
  expirationMonth: 'cc-exp-month',
  expirationYear: 'cc-exp-year',
  currentPassword: 'current-password',
  newPassword: 'new-password',
  code: 'one-time-code',
} as const

/** What a recipient tells about a person: the browser would fill in the shopper's own. */
const OF_A_PERSON = new Set(['firstName', 'lastName', 'companyName', 'phone', 'c_PHONE_EXTENSION'])
const RECIPIENT = 'section-recipient-'

const SectionContext = createContext('')

interface AutofillSectionProps {
  /** `shipping`, `billing`, or `section-…` for one of several persons or addresses of a page. */
  name: string
  children: ReactNode
}

/** Browsers fill in the fields of a section together, and leave those of others alone. */
export function AutofillSection({ name, children }: AutofillSectionProps) {
  const outer = useContext(SectionContext)
  return (
    <SectionContext.Provider value={outer ? `${outer} ${name}` : name}>
      {children}
    </SectionContext.Provider>
  )
}

/** The section of another person than the shopper. */
export function RecipientSection({ id, children }: { id: string; children: ReactNode }) {
  return <AutofillSection name={`${RECIPIENT}${id}`}>{children}</AutofillSection>
}

/** Returns a function for a field's `autocomplete` attribute by its path in the form. */
export function useAutofill(): (path: string) => string | undefined {
  const section = useContext(SectionContext)
  return (path) => {
    const name = path.slice(path.lastIndexOf('.') + 1)
    if (!isPersonal(name) || (section.startsWith(RECIPIENT) && OF_A_PERSON.has(name))) return
    return section ? `${section} ${AUTOFILL[name]}` : AUTOFILL[name]
  }
}

const isPersonal = (name: string): name is keyof typeof AUTOFILL => Object.hasOwn(AUTOFILL, name)
