import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fillTemplate } from '../../packages/foyer/src/commands/create/fill-template.ts'
import { root } from '../../scripts/root.mjs'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { peer, requireProgram } from './peer.ts'

const TEMPLATE = path.join(root, 'packages/foyer/templates/add/service/service.template')
/** Of ten; what is left is the network, and memory that is both written and run, which Node needs. */
const MOST_EXPOSED = 2

const ready = await peer('the service', () => {
  requireProgram(
    'systemd-analyze',
    ['--version'],
    'systemd is not installed, which reads the file of the service.',
  )
  return true
})

describe.skipIf(!ready)('the service that "foyer add service" writes', () => {
  const { folder, remove } = temporaryFolder()
  afterAll(remove)
  const unit = path.join(folder, 'kiln.service')
  const text = fillTemplate(readFileSync(TEMPLATE, 'utf8'), { name: 'kiln', title: 'Kiln' })
  // systemd also looks whether the program exists; where it is installed differs.
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath))
  const analyse = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })

  it('is understood by systemd, every line', () => {
    const { status, stderr } = analyse('verify', '--man=no', unit)
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it('gives away nothing that it does not need', () => {
    const { stdout } = analyse('security', '--offline=true', '--no-pager', unit)
    const [, level] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(level)).toBeLessThan(MOST_EXPOSED)
  })
})
