import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { programs } from '../../../k8s/lint/programs.ts'
import { repoRoot } from '../../dev/places.ts'
import { makeCommands, readRunbooks } from '../runbooks.ts'

type Rules = { groups: { rules: { alert: string; annotations: { runbook: string } }[] }[] }

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')
const runbooks = readRunbooks()
const commands = makeCommands(runbooks)

test('each alert names its own section of the runbooks, and no section is of an alert that is gone', () => {
  const alerts = (parse(read('infra/observability/rules.yml')) as Rules).groups.flatMap(({ rules }) => rules)
  for (const { alert, annotations } of alerts)
    assert.equal(annotations.runbook, `infra/docs/runbooks.md#${alert.toLowerCase()}`, alert)
  assert.deepEqual(runbooks.map(({ alert }) => alert).toSorted(), alerts.map(({ alert }) => alert).toSorted())
})

test('each section says what it means for people and then what to do', () => {
  for (const { alert, text } of runbooks) assert.match(text, /^\*\*[^*]+\.\*\*\s.{60,}/s, alert)
})

test('each make command of a section is a target, which takes the variables it is given', () => {
  const makefile = read('Makefile')
  assert.ok(commands.length >= 10, 'the commands were read')
  for (const { alert, target, variables } of commands) {
    const recipe = new RegExp(`^${target}:.*## .*\\n((?:\\t.*\\n)+)`, 'm').exec(makefile)?.[1]
    assert.ok(recipe, `${alert}: make ${target} is no target`)
    const scripts = [...recipe.matchAll(/infra\/[\w/.-]+\.m?ts/g)].map(([file]) => read(file)).join('\n')
    for (const { name } of variables)
      assert.ok(recipe.includes(`$(${name})`) || scripts.includes(`env.${name}`), `${alert}: make ${target} reads no ${name}`)
  }
})

test('what a section tells to look for in a log is written by the product', () => {
  const sources = globSync(['services/**/src/**/*.ts', 'gateway/src/**/*.ts'], {
    cwd: repoRoot,
    exclude: (path) => path.includes('node_modules') || path.includes('generated'),
  })
  const written = sources.map(read).join('\n')
  // A phrase of plain words; commands, metrics and names of files are looked at elsewhere.
  const phrases = runbooks.flatMap(({ alert, code }) =>
    code.filter((one) => /^[a-z]+( [a-z]+)+$/.test(one) && !/^(make|kubectl) /.test(one)).map((phrase) => ({ alert, phrase })),
  )
  assert.ok(phrases.length >= 4, 'the phrases were read')
  for (const { alert, phrase } of phrases) assert.ok(written.includes(phrase), `${alert}: nothing writes "${phrase}"`)
})

test('each command for a cluster asks for a deployment that there is, in the namespace of the product', () => {
  const asked = runbooks.flatMap(({ alert, code }) =>
    code.filter((one) => one.startsWith('kubectl ')).map((command) => ({ alert, command })),
  )
  assert.ok(asked.length >= 5, 'the commands were read')
  for (const { alert, command } of asked) {
    assert.match(command, /^kubectl (-n waymark )?(get|logs|describe|rollout restart) /, `${alert}: ${command}`)
    for (const [, name = ''] of command.matchAll(/deployment\/([\w-]+)/g)) assert.ok(name in programs, `${alert}: ${name}`)
  }
})
