/** The groups of sales materials, in the order in which they are shown (MAT-002). */
const MATERIAL_GROUPS = ['Seasonal Materials', 'All Year Materials', 'Other Sales Tools'] as const

export type MaterialGroup = (typeof MATERIAL_GROUPS)[number]

/** The group a merchant gave a product; without one, or with an unknown one, the last (MAT-003). */
export function materialGroupOf(collateralGroup: string | undefined): MaterialGroup {
  return MATERIAL_GROUPS.find((group) => group === collateralGroup) ?? 'Other Sales Tools'
}

/** The groups that have anything, each with what it has in the order given. */
export function groupMaterials<Material extends { group: MaterialGroup }>(
  materials: readonly Material[],
): { group: MaterialGroup; materials: Material[] }[] {
  return MATERIAL_GROUPS.map((group) => ({
    group,
    materials: materials.filter((material) => material.group === group),
  })).filter((shown) => shown.materials.length > 0)
}
