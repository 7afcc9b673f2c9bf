/** Prints the configuration of nginx for the container. The Containerfile runs it. */
import { containerConfig } from './container-config.ts';

process.stdout.write(containerConfig());
