export interface CarePhone {
  display: string
  tel: string
  /** When it is answered, as editors word it. */
  hours?: string
}

/** The customer care line, where content names no other. */
export const CARE_PHONE: CarePhone = { display: '(800) 555-0199', tel: '+18005550199' }
