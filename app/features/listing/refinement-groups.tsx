import { useState } from 'react'
import type { Refinement } from '@/commerce-client/search.mapper'
import type { ListingState } from '@/rules/listing-address'
import { Icon } from '@/ui/icon'
import { RefinementValue } from './refinement-value'
import styles from './refinements.module.css'

interface RefinementGroupsProps {
  refinements: readonly Refinement[]
  state: ListingState
  /** In a narrow space, only groups with active filters are expanded. */
  isFolded?: boolean
}

/** All filters of a list. Boolean ones have a single value and need no group title. */
export function RefinementGroups({ refinements, ...props }: RefinementGroupsProps) {
  const flags = refinements.filter(isFlag)
  return (
    <>
      {refinements
        .filter((refinement) => !isFlag(refinement))
        .map((refinement) => (
          <RefinementGroup key={refinement.id} refinement={refinement} {...props} />
        ))}
      {flags.length > 0 && (
        <ul className={styles.group}>
          {flags.map(({ id, label, values: [first] }) => (
            <li key={id}>
              <RefinementValue
                attribute={id}
                value={first?.value ?? 'true'}
                label={label}
                count={first?.count ?? 0}
                state={props.state}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface RefinementGroupProps extends Omit<RefinementGroupsProps, 'refinements'> {
  refinement: Refinement
}

function RefinementGroup({ refinement, state, isFolded = false }: RefinementGroupProps) {
  const { id, label, values } = refinement
  const chosenCount = state.refinements[id]?.length ?? 0
  const [isOpenAtFirst] = useState(!isFolded || chosenCount > 0)
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary className={styles.title}>
        <span>
          {label}
          {isFolded && chosenCount > 0 && (
            <span className={styles.count}>{` (${chosenCount})`}</span>
          )}
        </span>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.value}>
            <RefinementValue attribute={id} {...value} state={state} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function isFlag({ label, values: [first, ...others] }: Refinement): boolean {
  return others.length === 0 && (first?.value === 'true' || first?.label === label)
}
