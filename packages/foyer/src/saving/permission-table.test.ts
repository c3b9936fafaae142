import { describe, expect, it } from 'vitest'
import '../server/resources.ts'
import { ROLES } from '../contract/endpoint.ts'
import { permissionTable } from './permission-table.ts'
import { allResources } from './resource.ts'

const page = () => {
  const rows = permissionTable().map(
    ({ what, may }) => `| ${what} | ${ROLES.map((role) => may[role] || '–').join(' | ')} |`,
  )
  return `# Who may do what

Every account has one role. An admin may do everything an editor may. Access to the dashboard is given to an account beside its role.
Lists that an account may not edit are not in its menu. Their addresses say that only admins may see and change them. The server decides: \`access\` of each subject
(\`saving/subject.ts\`), asked in one place for every call, and held for every call and role by \`tests/endpoints-once/access.test.ts\`.

This table is made by \`packages/foyer/src/saving/permission-table.ts\` from what declares it (\`vitest run -u\` writes it anew).

| | ${ROLES.join(' | ')} |
|---|---|---|---|---|
${rows.join('\n')}
`
}

describe('quality, Security: who may do what in the back-office', () => {
  it('stands in the handbook as it is', async () => {
    await expect(page()).toMatchFileSnapshot('../../../../docs/roles.md')
  })

  it('is nothing for visitors and customers, and everything of an editor for admins', () => {
    for (const { what, may } of permissionTable().slice(1)) {
      expect([may.visitor, may.customer], what).toEqual(['', ''])
      if (may.editor) expect(may.admin.startsWith(may.editor), what).toBe(true)
    }
  })

  it('keeps accounts, brands, design and error pages for admins', () => {
    const forAdmins = allResources().filter(({ subject }) => subject.access === 'admin')
    expect(forAdmins.map(({ subject: { area, model } }) => `${area}/${model}`).toSorted()).toEqual([
      'accounts/rules',
      'accounts/user',
      'settings/brand',
      'settings/design',
      'settings/errorpage',
    ])
  })
})
