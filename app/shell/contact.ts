/** The customer care line, where content names no other. */
export const CARE_PHONE = { display: '(800) 555-0199', tel: '+18005550199' } as const
