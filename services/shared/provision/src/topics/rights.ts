import { DEAD_LETTERS } from '@waymark/bus/topics'
import kafkajs, { type AclEntry, type Admin } from 'kafkajs'
import { topics } from './topics.ts'

/** What one user may do, as `waymark-jobs may read topic waymark.skills.v1`; users are called waymark-<service>. */
export type Right = { user: string; operation: 'read' | 'write'; resource: 'topic' | 'group'; name: string }

/**
 * Each service writes its own topic and the dead letters, and reads what it subscribes to, in the group of its name. To read or write
 * holds the right to describe; nobody but whoever runs the topics command makes or changes a topic.
 */
export const rights: readonly Right[] = topics.flatMap(({ name, service, readers }) => {
  const may = (by: string, operation: Right['operation'], topic: string): Right => ({
    ...{ user: userOf(by), operation, resource: 'topic', name: topic },
  })
  if (!service) return []
  return [
    may(service, 'write', name),
    may(service, 'write', DEAD_LETTERS),
    { user: userOf(service), operation: 'read', resource: 'group', name: service } as const,
    ...readers.map((reader) => may(reader, 'read', name)),
  ]
})

export const describeRight = ({ user, operation, resource, name }: Right): string =>
  `${user} may ${operation} ${resource} ${name}`

/** Gives the rights that are missing. One that is not of the table is told by `rightDifferences` and taken away by nobody here. */
export async function createMissingRights(admin: Admin): Promise<Right[]> {
  const { missing } = await rightDifferences(admin)
  if (missing.length > 0) await admin.createAcls({ acl: missing.map(toAcl) })
  return missing
}

/** What our users lack, and what they may do beyond the table, in words of Kafka. Throws where brokers keep no rights. */
export async function rightDifferences(admin: Admin): Promise<{ missing: Right[]; surplus: string[] }> {
  const { resources } = await admin
    .describeAcls({
      resourceType: kafkajs.AclResourceTypes.ANY,
      resourcePatternType: kafkajs.ResourcePatternTypes.ANY,
      operation: kafkajs.AclOperationTypes.ANY,
      permissionType: kafkajs.AclPermissionTypes.ANY,
    })
    .catch((error: Error & { type?: string }) => {
      if (error.type !== 'SECURITY_DISABLED') throw error
      throw new Error('the brokers know users and keep no rights: set authorizer.class.name there', { cause: error })
    })
  const found = resources.flatMap(({ acls, ...resource }) => acls.map((acl) => ({ ...resource, ...acl })))
  const key = (acl: AclEntry) =>
    [
      acl.principal,
      acl.permissionType,
      acl.operation,
      acl.resourceType,
      acl.resourcePatternType,
      acl.resourceName,
      acl.host,
    ].join()
  const there = new Set(found.map(key))
  const wanted = new Set(rights.map(toAcl).map(key))
  return {
    missing: rights.filter((right) => !there.has(key(toAcl(right)))),
    surplus: found
      .filter((acl) => isOurs(acl.principal) && acl.permissionType === kafkajs.AclPermissionTypes.ALLOW && !wanted.has(key(acl)))
      .map((acl) => {
        const operation = wordOf(kafkajs.AclOperationTypes, acl.operation)
        const resource = wordOf(kafkajs.AclResourceTypes, acl.resourceType)
        return `${acl.principal} from ${acl.host}: ${operation} on ${resource} ${acl.resourceName}`.toLowerCase()
      }),
  }
}

/** kafkajs has the numbers by their words alone. */
function wordOf(words: Record<string, string | number>, number: number): string {
  return Object.keys(words).find((word) => words[word] === number) ?? String(number)
}

function userOf(service: string): string {
  return `waymark-${service}`
}

/** Rights of everybody are rights of ours. */
function isOurs(principal: string): boolean {
  return principal === 'User:*' || rights.some(({ user }) => principal === `User:${user}`)
}

function toAcl({ user, operation, resource, name }: Right): AclEntry {
  return {
    principal: `User:${user}`,
    host: '*',
    operation: operation === 'read' ? kafkajs.AclOperationTypes.READ : kafkajs.AclOperationTypes.WRITE,
    permissionType: kafkajs.AclPermissionTypes.ALLOW,
    resourceType: resource === 'topic' ? kafkajs.AclResourceTypes.TOPIC : kafkajs.AclResourceTypes.GROUP,
    resourceName: name,
    resourcePatternType: kafkajs.ResourcePatternTypes.LITERAL,
  }
}
