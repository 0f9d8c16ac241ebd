/* The parts of the gateway's browser library (Flex Microform v2) that are used here. */

type FlexFieldType = 'number' | 'securityCode'

export interface FlexChange {
  empty?: boolean
  valid?: boolean
  couldBeValid?: boolean
}

export interface FlexField {
  load(container: HTMLElement): void
  on(event: 'load' | 'focus' | 'blur' | 'change', listener: (data?: FlexChange) => void): void
  focus(): void
  unload?(): void
  dispose?(): void
}

interface FlexFieldOptions {
  placeholder?: string
  title?: string
  description?: string
  ariaLabel?: string
}

export interface Microform {
  createField(type: FlexFieldType, options?: FlexFieldOptions): FlexField
  createToken(
    options: { expirationMonth: string; expirationYear: string },
    callback: (error: unknown, token?: unknown) => void,
  ): void
}

interface FlexInstance {
  microform(type: 'card', options?: { styles?: Record<string, Record<string, string>> }): Microform
}

export type FlexConstructor = new (captureContext: string) => FlexInstance
