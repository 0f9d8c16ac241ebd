export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${toDialled(phone)}`} className={className}>
      {phone}
    </a>
  )
}

/** `(415) 555-0128` → `+14155550128` */
function toDialled(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
