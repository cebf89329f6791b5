ALTER TABLE "feedbacks" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feedbacks_newest" ON "feedbacks" USING btree ("customer_id","created_at","submission_id");