/** The customer care line, where content names no other. */
export const CARE_PHONE = { display: '1-800-555-0142', tel: '+18005550142' } as const
