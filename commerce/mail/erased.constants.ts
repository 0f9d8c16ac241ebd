/**
 * What addresses of persons who are deleted end with, to whom no mail is sent: a reserved domain
 * that cannot be registered (RFC 2606).
 */
export const ERASED = '@customer.invalid'
