import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { Optional } from './field-frame'

interface FieldGroupProps {
  label: string
  isRequired: boolean
  isLabelHidden?: boolean
  frameRef?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

const Frame = chakra('fieldset', { base: { border: 0, padding: 0, margin: 0, minWidth: 0 } })
const Legend = chakra('legend', {
  base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '2', padding: 0 },
})

export function FieldGroup(props: FieldGroupProps) {
  const { label, isRequired, isLabelHidden, frameRef, children } = props
  return (
    <Frame ref={frameRef}>
      <Legend srOnly={isLabelHidden}>
        {label} {!isRequired && <Optional />}
      </Legend>
      {children}
    </Frame>
  )
}
