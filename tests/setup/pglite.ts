import type { TestProject } from 'vitest/node';

export function setup(project: TestProject): void {
  project.provide('postgresBase', '');
}
