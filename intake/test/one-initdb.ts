/** Most of the time that a test's database needs to start is initdb. So it is done once, and copied. */
import { type Cluster, createCluster, hasPostgres } from './postgres.ts';

let template: Cluster | undefined;

export async function setup(): Promise<void> {
  if (!hasPostgres) return;
  template = await createCluster();
  process.env.CLUSTER_TEMPLATE = template.folder;
}

export const teardown = () => template?.remove();
