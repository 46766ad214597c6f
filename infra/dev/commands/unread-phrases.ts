import { runServiceTask } from './service-task.ts'

/** `make unread-phrases [LEAST=3]`: what people wrote as their goal and nothing was found in. */
runServiceTask('skills', 'services/skills/src/tasks/list-unread-phrases.ts', [process.argv[2] || '3'])
