import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ASTNode, generateCode, parseModule } from 'magicast'
import { programOf } from '@/scripts/lib/command'

/** Signs that nobody sees in an editor. */
const INVISIBLE = /[\u00a0\u00ad\u202f\u2011\u2060]/g

const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

type Module = {
  /** An object that the file exports, to be changed field by field: comments beside the fields stay. */
  exported: (name: string) => Record<string, unknown>
  replace: (name: string, value: unknown) => void
  /** Takes out a constant that the file does not export. */
  drop: (name: string) => void
}

function withoutConstant(program: ASTNode, name: string) {
  if (program.type === 'Program') {
    program.body = program.body.filter(
      (statement) =>
        statement.type !== 'VariableDeclaration' ||
        !statement.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
    )
  }
}

/**
 * Changes what a TypeScript file of the project exports. Its comments, its types and the rest of it stay as they are, and it
 * has the project's form again afterwards.
 * @param folder the project
 * @throws where the file is not written as it should be, in German
 */
export function editModule(folder: string, file: string, change: (module: Module) => void) {
  const path = join(folder, file)
  const module = parseModule<Record<string, Record<string, unknown>>>(readFileSync(path, 'utf8'))
  const exported = (name: string) => {
    const value = module.exports[name]
    if (value === undefined) {
      throw new Error(`${file}: „export const ${name}“ fehlt. Tragen Sie die Werte dort von Hand ein.`)
    }
    return value
  }
  change({
    exported,
    replace: (name, value) => {
      exported(name)
      Object.assign(module.exports, { [name]: value })
    },
    drop: (name) => withoutConstant(module.$ast, name),
  })
  writeFileSync(path, generateCode(module).code.replace(INVISIBLE, escapeOf))
  const { program, args } = programOf('biome', ['check', '--write', file], folder)
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`${file} ist geschrieben, aber nicht in Form zu bringen:\n${stdout}${stderr}`)
  }
}
